// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextArea, TextField } from '@/components/ui/Field';

afterEach(cleanup);

const nothing = () => undefined;

describe('a form field', () => {
  it('is found by its label', () => {
    render(<TextField label="Nombre" value="Ana" onChange={nothing} required />);
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Ana');
  });

  it('says which one is optional, not which ones are required', () => {
    render(<TextField label="Correo" value="" onChange={nothing} />);
    expect(screen.getByText('(opcional)')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Correo (opcional)' })).toBeTruthy();
  });

  it('names a mistake only once what was pressed meanwhile is up again', async () => {
    const field = (error?: string) => (
      <TextField label="Nombre" value="x" onChange={nothing} error={error} required />
    );
    const { rerender } = render(field());
    fireEvent.pointerDown(document.body);
    rerender(field('Muy corto'));
    expect(screen.queryByText('Muy corto')).toBeNull();
    fireEvent.pointerUp(document.body);
    fireEvent.mouseDown(document.body);
    rerender(field('Muy corto'));
    expect(screen.queryByText('Muy corto')).toBeNull();
    fireEvent.mouseUp(document.body);
    expect(await screen.findByText('Muy corto')).toBeTruthy();
  });

  it('is not marked as wrong without an error', () => {
    render(<TextField label="Nombre" value="" onChange={nothing} required />);
    expect(screen.getByLabelText('Nombre').getAttribute('aria-invalid')).toBeNull();
  });

  it('names its error and its hint as its description, the error first', () => {
    render(
      <TextField
        label="Correo"
        value="x"
        onChange={nothing}
        error="No vale"
        hint="Solo para responder"
        required
      />,
    );
    const input = screen.getByLabelText('Correo');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'No vale',
      'Solo para responder',
    ]);
  });

  it('counts its characters against the limit', () => {
    render(<TextArea label="Mensaje" value="hola" onChange={nothing} limit={100} required />);
    expect(screen.getByText('4 de 100 caracteres')).toBeTruthy();
  });

  it('never cuts what is typed past the limit: the form says it is too long', () => {
    render(<TextArea label="Mensaje" value="demasiado" onChange={nothing} limit={5} required />);
    expect(screen.getByLabelText('Mensaje').getAttribute('maxlength')).toBeNull();
    expect(screen.getByText('9 de 5 caracteres')).toBeTruthy();
  });
});
