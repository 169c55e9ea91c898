// What the compilers do not say: unused names, values that are promises by mistake, states that are written in vain.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'dist-*', 'shots', 'src/local/pkg', 'src/local/pkg-wheel'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    rules: {
      // `x == null` means both nothings, on purpose.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // What went wrong may be said where developers look; nothing else.
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'off',
      // Svelte's own knows which `let` is a state.
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // What a class keeps for itself need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check says it too, and sees more warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // `mark(…) || done()` is said often, and clearly, in gestures.
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
    },
  },
  {
    files: ['src/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    // Programs: they print, and part of them runs in the page.
    files: ['scripts/**', 'tests/**', '*.config.*'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-console': 'off' },
  },
);
