/**
 * The text field of the workshop. It lives in a shadow of its own, where styles can be given as objects: the page's
 * policy lets no style sheets be written into it.
 */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { colours, completing, gameFile } from './language';
import { mistakeWords, type HostWord, type Mistake } from './types';

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: '15px' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-gutters': { color: 'var(--text-soft)', backgroundColor: 'var(--surface-sunk)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--line) 28%, transparent)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--info) 32%, transparent) !important',
  },
  '.cm-tooltip': { color: 'var(--text)', backgroundColor: 'var(--surface)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--on-info)', backgroundColor: 'var(--info)' },
  '.cm-completionInfo': { maxWidth: '22em', fontFamily: 'var(--font-text)' },
});

/** What of a line is marked: the word in this column (from 1) or what stands there, or else the whole line. */
export function within(line: string, column: number | null | undefined): { from: number; to: number } {
  const from = [...line].slice(0, (column ?? 1) - 1).join('').length;
  const [word] = /^(?:[\p{L}\d_]+|\S)/u.exec(line.slice(from)) ?? [];
  return column && word ? { from, to: from + word.length } : { from: 0, to: line.length };
}

export interface Editor {
  text(): string;
  /** Another file: nothing of the last one can be undone into it. */
  replace(text: string): void;
  /** Shows where the mistake is, or that there is none. */
  mark(mistake: Mistake | null): void;
  /** Puts the cursor into a line, from 1. */
  goTo(line: number): void;
  destroy(): void;
}

interface Wishes {
  text: string;
  label: string;
  words: () => readonly HostWord[];
  onchange: (text: string) => void;
}

export function openEditor(at: HTMLElement, { text, label, words, onchange }: Wishes): Editor {
  const root = at.shadowRoot ?? at.attachShadow({ mode: 'open' });
  const extensions = [
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    bracketMatching(),
    closeBrackets(),
    indentUnit.of('    '),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', spellcheck: 'false', autocapitalize: 'off' }),
    gameFile,
    syntaxHighlighting(colours),
    autocompletion({ override: [completing(words)], icons: false }),
    // Escape and then Tab leaves the field, for whoever has only keys.
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    look,
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onchange(update.state.doc.toString());
    }),
  ];
  const fresh = (doc: string) => EditorState.create({ doc, extensions });
  const view = new EditorView({ state: fresh(text), root, parent: root });
  return {
    text: () => view.state.doc.toString(),
    replace: (next) => view.setState(fresh(next)),
    mark(mistake) {
      const { doc } = view.state;
      const line = mistake && doc.line(Math.min(Math.max(mistake.line ?? 1, 1), doc.lines));
      if (!line) return view.dispatch(setDiagnostics(view.state, []));
      const message = mistakeWords(mistake);
      const span = within(line.text, mistake.column);
      const found = { from: line.from + span.from, to: line.from + span.to, severity: 'error' as const, message };
      view.dispatch(setDiagnostics(view.state, [found]));
    },
    goTo(number) {
      const line = view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: line.from }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
