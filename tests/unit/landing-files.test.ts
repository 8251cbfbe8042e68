// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLanding, LANDING_ROWS } from '@/landing-files';

const ROWS = JSON.stringify([['^/articulo/[^/]+/?$', '<link rel="modulepreload" href="/article.js">']]);

describe('a page that the build did not draw', () => {
  beforeEach(() => {
    document.head.innerHTML = `<script type="application/json" id="${LANDING_ROWS}">${ROWS}</script>`;
  });

  it('asks for the files of its landing', () => {
    askForLanding(document, '/articulo/7');
    expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/article.js');
  });

  it('asks for nothing more where it is no landing', () => {
    askForLanding(document, '/perfil');
    expect(document.head.querySelector('link')).toBeNull();
  });
});
