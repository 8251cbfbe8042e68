// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLanding, LANDING_ROWS } from '@/landing-files';

const ROWS = JSON.stringify([
  ['^/articulo/[^/]+/?$', 'article.js article.css', 'reading.js'],
  ['', '', 'reading.js'],
]);

const asked = () => [...document.head.querySelectorAll('link')].map((one) => one.getAttribute('href'));

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="${LANDING_ROWS}">${ROWS}</script>`;
});

describe('a page that reads at once', () => {
  it('asks for the files of its landing, and for what it reads with', () => {
    askForLanding(document, '/articulo/7', true);
    expect(asked()).toEqual(['/reading.js', '/article.js', '/article.css']);
  });

  it('asks for no page where it is no landing', () => {
    askForLanding(document, '/perfil', true);
    expect(asked()).toEqual(['/reading.js']);
  });
});

it('A page that reads later asks for its own files alone', () => {
  askForLanding(document, '/articulo/7', false);
  expect(asked()).toEqual(['/article.js', '/article.css']);
});
