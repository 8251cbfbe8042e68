// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MarkdownField } from '@/components/forum/shared/MarkdownField';

afterEach(cleanup);
/** What a browser does with a native edit: happy-dom has none. The setter is the element's own, past React's watch on it. */
function insertText(_command: string, _ui: boolean, insert: string): boolean {
  const area = document.activeElement;
  if (!(area instanceof HTMLTextAreaElement)) return false;
  const { value, selectionStart, selectionEnd } = area;
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  setter?.call(area, value.slice(0, selectionStart) + insert + value.slice(selectionEnd));
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}

beforeAll(() => Object.assign(document, { execCommand: insertText }));

const PEOPLE = [
  { uid: 'ana', nombre: 'Ana Pérez' },
  { uid: 'alma', nombre: 'Alma Ruiz' },
];

function Field() {
  const [value, setValue] = useState('');
  return (
    <MemoryRouter>
      <MarkdownField
        label="Respuesta"
        name="contenido"
        rows={6}
        limit={100}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        people={PEOPLE}
      />
    </MemoryRouter>
  );
}

function type(text: string): HTMLTextAreaElement {
  const area = screen.getByLabelText<HTMLTextAreaElement>('Respuesta');
  area.focus();
  fireEvent.change(area, { target: { value: text } });
  area.setSelectionRange(text.length, text.length);
  fireEvent.select(area);
  return area;
}

describe('names after an @', () => {
  it('are chosen with the arrows and Enter, and told to screen readers', () => {
    render(<Field />);
    const area = type('Hola @a');
    const options = screen.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Ana Pérez', 'Alma Ruiz']);
    expect(area.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    fireEvent.keyDown(area, { key: 'ArrowDown' });
    expect(area.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    fireEvent.keyDown(area, { key: 'Enter' });
    expect(area.value).toBe('Hola @Alma Ruiz ');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('are left with Escape, and not offered without a match', () => {
    render(<Field />);
    const area = type('@al');
    fireEvent.keyDown(area, { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    type('correo@a');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
