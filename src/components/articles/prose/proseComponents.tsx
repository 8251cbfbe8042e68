import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import { pictureCaption } from '@/model/images/picture-caption';
import { pictureSrcSet, TEXT_PICTURE_SIZES } from '@/model/images/picture-sizes';
import { messages } from '@/model/messages';
import { DEFAULT_ARTICLE_PICTURE, pictureUrl, safeHref } from '@/model/shared/urls';
import styles from '@/theme/prose.module.css';
import { CaptionWords } from '../CaptionWords';
import { type TreeNode, treeText } from './tree';

const text = messages.prose;

/** A heading of an article with the link to itself beside it: inside, it would become part of the heading's name. */
function heading(Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'): NonNullable<Components['h2']> {
  return ({ node, id, className, children }) => {
    const words = className ? '' : treeText(node);
    return (
      <div className={styles.heading} data-level={Level}>
        <Level id={id} className={className}>
          {children}
        </Level>
        {id && words && (
          <a className={styles.anchor} href={`#${id}`}>
            <span aria-hidden="true">{text.sectionMark}</span>
            <span className="visually-hidden">{text.anchorTo(words)}</span>
          </a>
        )}
      </div>
    );
  };
}

export interface ProseImageProps {
  src: string | undefined;
  alt: string | undefined;
}

/** Its narrower copies, where it has some: what a phone shows is no 1600 px wide. */
function sizesOf(address: string | null): { srcSet?: string; sizes?: string } {
  const srcSet = address === null ? undefined : pictureSrcSet(address);
  return srcSet === undefined ? {} : { srcSet, sizes: TEXT_PICTURE_SIZES };
}

/**
 * A picture inside a text. Until it arrives it keeps the place of a 16:9 one; if it fails, the default one shows (watchText.ts).
 * `isAskedFor`: it waits to be asked for.
 */
export function ProseImage({ src, alt, isAskedFor }: ProseImageProps & { isAskedFor?: boolean }) {
  const wanted = pictureUrl(src ?? null);
  return (
    <img
      className={styles.image}
      data-waiting={wanted !== null || undefined}
      {...(isAskedFor && wanted !== null
        ? { hidden: true, 'data-src': wanted }
        : { ...sizesOf(wanted), src: wanted ?? DEFAULT_ARTICLE_PICTURE })}
      alt={alt || (wanted === null ? text.imageMissing : '')}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

/** The picture of a paragraph that holds nothing else. */
function loneImage(node: TreeNode | undefined): TreeNode | undefined {
  const parts = node?.children?.filter((child) => child.type !== 'text' || child.value?.trim()) ?? [];
  return parts.length === 1 && parts[0]?.tagName === 'img' ? parts[0] : undefined;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What surrounds a picture that stands by itself. */
type Frame = (picture: ReactNode, props: ProseImageProps) => ReactNode;

/**
 * How the pictures of a text are shown, those that stand in a paragraph by themselves too: under it its title, else its description
 * where that names a source.
 */
export function withPictures(
  Picture: ComponentType<ProseImageProps>,
  frame: Frame = (picture) => picture,
): Pick<Components, 'img' | 'p'> {
  return {
    img: ({ src, alt }) => <Picture src={src} alt={alt} />,
    p: ({ node, children }) => {
      const image = loneImage(node);
      if (!image) return <p>{children}</p>;
      const shown = { src: asText(image.properties?.src), alt: asText(image.properties?.alt) };
      const title = asText(image.properties?.title);
      const caption = title ?? pictureCaption(shown.alt);
      return (
        <figure>
          {frame(<Picture {...shown} />, shown)}
          {caption && (
            <figcaption>
              <CaptionWords text={caption} isSaid={!title} />
            </figcaption>
          )}
        </figure>
      );
    },
  };
}

/** A picture that a press shows large (companion/TextPictures.tsx); without scripts it leads to the picture itself. */
const enlarged: Frame = (picture, { src, alt }) => {
  const wanted = pictureUrl(src ?? null);
  if (wanted === null) return picture;
  return (
    <a
      className={styles.enlarged}
      href={wanted}
      target="_blank"
      rel="noopener"
      aria-label={text.enlarge(alt ?? '')}
      data-picture=""
    >
      {picture}
    </a>
  );
};

/** How each element of an article is shown. What is not here is plain HTML styled by theme/prose.module.css. */
export const proseComponents: Components = {
  h1: heading('h2'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  a: ProseLink,
  ...withPictures(ProseImage, enlarged),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={text.tableLabel} tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <pre tabIndex={0}>{children}</pre>
  ),
  input: ({ checked }) => (
    <span role="img" aria-label={checked ? text.done : text.pending}>
      {checked ? '☑' : '☐'}
    </span>
  ),
};

type ProseLinkProps = Pick<
  ComponentProps<'a'>,
  'href' | 'id' | 'title' | 'children' | 'aria-label' | 'aria-describedby'
> & { 'data-passage'?: string; 'data-note'?: string };

/** A link of an article: an address that may not be shown leaves only its words. */
export function ProseLink({
  href,
  id,
  title,
  children,
  'data-passage': passage,
  'data-note': note,
  ...named
}: ProseLinkProps) {
  const safe = safeHref(href ?? '');
  if (safe === null) return <span>{children}</span>;
  if (safe.external && passage) {
    return (
      // Ours, and not of who wrote the text. A press opens its card (components/passages/PassageText.tsx).
      <a href={safe.href} target="_blank" rel="noopener" title={title} data-passage={passage}>
        {children}
      </a>
    );
  }
  if (safe.external) {
    return (
      <a href={safe.href} target="_blank" rel="noopener nofollow ugc">
        {children}
        <span className="visually-hidden"> {messages.common.opensInNewTab}</span>
      </a>
    );
  }
  if (safe.href.startsWith('/')) return <Link to={safe.href}>{children}</Link>;
  const { 'aria-label': label, 'aria-describedby': describedBy } = named;
  return (
    <a href={safe.href} id={id} data-note={note} aria-label={label} aria-describedby={describedBy}>
      {children}
    </a>
  );
}
