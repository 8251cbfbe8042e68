// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Dialog } from '@/components/ui/Dialog';
import './patience';

afterEach(async () => {
  cleanup();
  // The focus of what was closed last goes back in a task of its own.
  await new Promise((done) => setTimeout(done));
  vi.unstubAllGlobals();
});

const pressEscape = () => fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });

function Opener({ removable = false }: { removable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      {!(removable && open) && (
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
      )}
      {open && (
        <Dialog title="Detalle" onClose={() => setOpen(false)}>
          <Modal.Body>Texto</Modal.Body>
        </Dialog>
      )}
    </main>
  );
}

function openFromButton(): HTMLElement {
  const button = screen.getByRole('button', { name: 'Abrir' });
  button.focus();
  fireEvent.click(button);
  return button;
}

describe('a dialog', () => {
  it('is modal and named by its title', () => {
    render(<Opener />);
    openFromButton();
    expect(screen.getByRole('dialog', { name: 'Detalle' }).getAttribute('aria-modal')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerrar' }));
  });

  it('gives the focus back to what opened it', async () => {
    render(<Opener />);
    const button = openFromButton();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the focus to the content of the page when what opened it is gone', async () => {
    render(<Opener removable />);
    const button = openFromButton();
    expect(button.isConnected).toBe(false);
    pressEscape();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('closes by the back gesture of a phone, each time it is made', () => {
    const watchers: { onclose: (() => void) | null }[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class {
        onclose = null;
        destroy = () => undefined;
        constructor() {
          watchers.push(this);
        }
      },
    );
    const onClose = vi.fn();
    render(
      <Dialog title="Detalle" onClose={onClose}>
        Texto
      </Dialog>,
    );
    for (const times of [1, 2]) {
      watchers.at(-1)?.onclose?.();
      expect(onClose).toHaveBeenCalledTimes(times);
    }
  });

  it('closes by a press beside it, but not by one that only ends there', () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Detalle" onClose={onClose}>
        <p>Texto</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    fireEvent.mouseDown(screen.getByText('Texto'));
    fireEvent.mouseUp(dialog);
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog);
    fireEvent.mouseUp(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open while work is under way, whoever closes it', () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Detalle" onClose={onClose} busy>
        Texto
      </Dialog>,
    );
    pressEscape();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a dialog with another inside', () => {
  it('stays when the inner one is left', () => {
    const outer = vi.fn();
    const inner = vi.fn();
    const { rerender } = render(
      <Dialog title="Fuera" onClose={outer}>
        {null}
      </Dialog>,
    );
    rerender(
      <Dialog title="Fuera" onClose={outer}>
        <Dialog title="Dentro" onClose={inner}>
          Texto
        </Dialog>
      </Dialog>,
    );
    pressEscape();
    expect(inner).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('dialog', { name: 'Dentro' }));
    expect(inner).toHaveBeenCalledTimes(2);
    expect(outer).not.toHaveBeenCalled();
  });
});

function Nested() {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <Dialog title="Fuera" onClose={() => undefined}>
      {!done && (
        <button type="button" onClick={() => setAsking(true)}>
          Quitar
        </button>
      )}
      {asking && (
        <ConfirmDialog
          title="¿Quitar?"
          confirmLabel="Sí"
          onConfirm={() => {
            setDone(true);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          Texto
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

describe('a dialog that stays open', () => {
  it('takes the focus to its title when what asked inside it is gone', async () => {
    render(<Nested />);
    const button = screen.getByRole('button', { name: 'Quitar' });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('button', { name: 'Sí' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Fuera' })));
  });
});

describe('a question', () => {
  const question = (more: Partial<Parameters<typeof ConfirmDialog>[0]>) => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    render(
      <ConfirmDialog
        title="¿Eliminar?"
        confirmLabel="Eliminar"
        onConfirm={onConfirm}
        onClose={onClose}
        {...more}
      >
        No se puede deshacer.
      </ConfirmDialog>,
    );
    return { onConfirm, onClose };
  };

  it('reads its consequences and does what is confirmed', () => {
    const { onConfirm } = question({});
    const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar?' });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('No se puede deshacer.');
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('begins on the way out when it destroys something, on the confirmation otherwise', () => {
    question({ danger: true });
    expect(document.activeElement?.textContent).toBe('Cancelar');
    cleanup();
    question({});
    expect(document.activeElement?.textContent).toBe('Eliminar');
  });

  it('can neither be confirmed twice nor left while it is being done', () => {
    const { onConfirm, onClose } = question({ busy: true });
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    const form = screen.getByRole('alertdialog').querySelector('form');
    if (form) fireEvent.submit(form);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says why it failed', () => {
    question({ error: 'No hay conexión.' });
    expect(screen.getByRole('alert').textContent).toBe('No hay conexión.');
  });
});
