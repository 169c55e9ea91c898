/** Records in addresses: the whole game travels in the link, so whoever opens it needs no server. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Uint8Array(await new Response(source.pipeThrough(stream)).arrayBuffer());
}

export async function packRecord(record: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Rejects if the address holds no record. */
export async function unpackRecord(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

const field = (record: string, name: string) => new RegExp(`^${name}: *([0-9a-f]+)`, 'm').exec(record)?.[1] ?? '';

/** What the record says was promised about its dice. */
export const promiseOf = (record: string) => field(record, 'commitment');

/** Whether chance has decided anything in it. */
export const isThrownIn = (record: string) => /^ *throw:/m.test(record);

/** What the promise was about. */
export const secretOf = (record: string) => ({ seed: field(record, 'seed'), salt: field(record, 'salt') });
