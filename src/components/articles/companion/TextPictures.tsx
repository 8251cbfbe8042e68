import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { loadCode } from '@/services/client';

const loadViewer = () => import('../GalleryViewer');

const pictureIn = (link: HTMLAnchorElement) => link.querySelector('img');

/** What a picture shows: its description, with what stands under it where that is another. */
function textOf(link: HTMLAnchorElement): string {
  const alt = pictureIn(link)?.alt ?? '';
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '';
  return caption === '' || caption.startsWith(alt)
    ? caption || alt
    : [alt, caption].filter(Boolean).join('. ');
}

function Viewer({ Shown, links, first, onClose }: ViewerProps) {
  const [index, setIndex] = useState(first);
  const images = links.map(({ href }) => href);
  const texts = Object.fromEntries(links.map((link) => [link.href, textOf(link)]));
  return <Shown {...{ images, texts, index, onClose }} onMove={setIndex} />;
}

interface ViewerProps {
  Shown: Awaited<ReturnType<typeof loadViewer>>['GalleryViewer'];
  links: readonly HTMLAnchorElement[];
  first: number;
  onClose: () => void;
}

/** A press on a picture of the text shows it large, with the others; with a key held it is left to the browser. */
export function TextPictures({ text }: { text: RefObject<HTMLElement | null> }) {
  const [viewer, setViewer] = useState<ReactNode>(null);
  useEffect(() => {
    const root = text.current;
    const open = async (event: MouseEvent) => {
      const pressed =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('[data-prose] a[data-picture]')
          : null;
      if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const links = [...(root?.querySelectorAll<HTMLAnchorElement>('[data-prose] a[data-picture]') ?? [])];
      const onClose = () => {
        setViewer(null);
        pressed.focus();
      };
      try {
        const { GalleryViewer } = await loadCode(loadViewer);
        setViewer(
          <Viewer Shown={GalleryViewer} links={links} first={links.indexOf(pressed)} onClose={onClose} />,
        );
      } catch (error) {
        console.info('The viewer could not be loaded.', error);
        window.open(pressed.href, '_blank', 'noopener');
      }
    };
    root?.addEventListener('click', open);
    return () => root?.removeEventListener('click', open);
  }, [text]);
  return viewer;
}
