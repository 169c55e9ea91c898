import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { blocksOf, runsOf } from './markdown';
import RulesText from './RulesText.svelte';

it('has headings, paragraphs and lists, without the title of the page', () => {
  const blocks = blocksOf('# Title\n\nOne\ntwo.\n\n## How\n\nDo:\n- **a**\n  and b\n- c\n\n1. first\n');
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'paragraph', 'list', 'list']);
  expect(blocks[0]).toMatchObject({ runs: [{ text: 'One two.' }] });
  expect(blocks[3]).toMatchObject({
    ordered: false,
    items: [[{ text: 'a', style: 'strong' }, { text: ' and b' }], [{}]],
  });
  expect(blocks[4]).toMatchObject({ ordered: true });
});

it('tells what is loud, stressed and code', () => {
  expect(runsOf('a **b** *c* `d`').map(({ style }) => style)).toEqual([
    'plain',
    'strong',
    'plain',
    'em',
    'plain',
    'code',
  ]);
  expect(runsOf('2 * 3 * 4')).toEqual([{ text: '2 * 3 * 4', style: 'plain' }]);
});

it('runs nothing that strangers write', () => {
  const { container } = render(RulesText, {
    rules: '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))',
    language: 'en',
  });
  expect(container.querySelector('script, img, a')).toBeNull();
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
});

it('is read aloud in the language of whoever wrote it', () => {
  const { container } = render(RulesText, { rules: 'Zet je stenen.', language: 'nl' });
  expect(container.querySelector('article')?.lang).toBe('nl');
});
