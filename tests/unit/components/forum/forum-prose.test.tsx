// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchText } from '@/components/articles/prose/watchText';
import { ForumText } from '@/components/forum/shared/ForumText';

beforeAll(watchText);
afterEach(cleanup);

const show = (markdown: string) =>
  render(
    <MemoryRouter>
      <ForumText id="r1" markdown={markdown} className="" />
    </MemoryRouter>,
  ).container;

describe('what somebody writes in the forum', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'hola <svg onload=alert(1)> adiós',
    '[pulsa](javascript:alert(1))',
    '![x](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])('never runs: %s', (markdown) => {
    const shown = show(markdown);
    expect(shown.querySelector('script, svg, iframe, [onerror], [onload]')).toBeNull();
    for (const link of shown.querySelectorAll('[href], [src]')) {
      expect(link.getAttribute('href') ?? link.getAttribute('src')).not.toMatch(/^javascript:/i);
    }
  });

  it.each([
    '<b>negrita</b>',
    'usa <x> y </x>',
    '<div>\nuno\n</div>',
    '<!-- nota -->',
    '<script>alert(1)</script>',
  ])('shows what looks like HTML as it was typed: %s', (markdown) => {
    expect(show(markdown).textContent).toBe(markdown);
  });

  it('is read as markdown between tags too', () => {
    const shown = show('<b>**así**</b> y <https://otro.example/>');
    expect(shown.querySelector('strong')?.textContent).toBe('así');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://otro.example/');
  });

  it.each(['![Mapa](https://espia.example/p.png)', 'Mira: ![Mapa](http://espia.example/p.png) aquí'])(
    'asks no other site for a picture before a press: %s',
    (markdown) => {
      const shown = show(markdown);
      expect(shown.querySelector('img[src]')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: /Mostrar imagen de espia\.example/ }));
      expect(screen.getByRole('img', { name: 'Mapa' }).getAttribute('src')).toBe(
        'https://espia.example/p.png',
      );
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('shows a picture of this site at once', () => {
    show('![Mapa](/img/mapa.svg)');
    expect(screen.getByRole('img', { name: 'Mapa' }).getAttribute('src')).toBe('/img/mapa.svg');
  });

  it('shows a picture inside a link without following it', () => {
    show('[![Mapa](https://espia.example/p.png)](https://otro.example/)');
    expect(fireEvent.click(screen.getByRole('button'))).toBe(false);
    expect(screen.getByRole('img', { name: 'Mapa' })).toBeTruthy();
  });

  it('leads outside without vouching for it', () => {
    show('[fuera](https://otro.example/)');
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener nofollow ugc');
  });

  it('keeps its line breaks, and its headings below those of the page', () => {
    const shown = show('# Uno\n\ndos\ntres');
    expect(shown.querySelectorAll('br').length).toBe(1);
    expect(shown.querySelector('h1, h2')).toBeNull();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Uno');
    expect(shown.querySelector('h3[id]')).toBeNull();
  });
});
