// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { moveFocus, neighbourOf } from '@/components/ui/focus';

beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><ul><li><button id="uno"></button></li><li><button id="dos"></button></li></ul></main>';
});

const button = (id: string) => document.getElementById(id) ?? document.body;

it.each([
  ['uno', 'dos'],
  ['dos', 'uno'],
])('the focus of %s, which goes away with its item, goes to %s', (pressed, next) => {
  moveFocus(neighbourOf(button(pressed), 'li'));
  expect(document.activeElement?.id).toBe(next);
});

it('the focus of the only one goes to the start of the page', () => {
  button('dos').closest('li')?.remove();
  moveFocus(neighbourOf(button('uno'), 'li'));
  expect(document.activeElement?.localName).toBe('main');
});
