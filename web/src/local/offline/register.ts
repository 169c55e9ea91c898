/** Makes the page work without a network from the next visit on. */
function register(): void {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.warn('the page will not work offline', error);
  });
}

if ('serviceWorker' in navigator) {
  // Not before the page is there: it is what the visitor came for.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
