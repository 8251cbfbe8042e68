import SearchIcon from 'bootstrap-icons/icons/search.svg?react';
import { Suspense, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import styles from './Layout.module.css';

/** Its code comes with the press: no page loads it. Where it does not arrive, the library searches. */
const SearchDialog = lazyWithFallback(
  async () => (await import('../search/SearchDialog')).SearchDialog,
  () => <Navigate to={paths.library.href()} />,
);

/** Where what is typed is a text, or a dialog is open already. */
const isTaken = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('.modal') !== null;

/** Opens the search of the whole site, also by the key '/'. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (event.key !== '/' || !isPlain || isTaken(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        variant="icon"
        className={styles.search}
        aria-label={messages.nav.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        title={messages.nav.search}
        onClick={() => setOpen(true)}
      >
        <SearchIcon aria-hidden="true" />
      </Button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
