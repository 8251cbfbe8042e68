import type { Components } from 'react-markdown';
import { messages } from '@/model/messages';
import styles from '@/theme/prose.module.css';
import { ProseHeading } from './ProseHeading';
import { ProseImage } from './ProseImage';
import { ProseLink } from './ProseLink';

const text = messages.prose;

/** As much of react-markdown's tree as is needed here. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

function textOf(node: TreeNode | undefined): string {
  return node?.value ?? (node?.children ?? []).map(textOf).join('');
}

/** The picture of a paragraph that holds nothing else. */
function loneImage(node: TreeNode | undefined): TreeNode | undefined {
  const parts = node?.children?.filter((child) => child.type !== 'text' || child.value?.trim()) ?? [];
  return parts.length === 1 && parts[0]?.tagName === 'img' ? parts[0] : undefined;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function heading(level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'): NonNullable<Components['h2']> {
  return ({ node, id, className, children }) => (
    <ProseHeading level={level} id={id} className={className} text={className ? '' : textOf(node)}>
      {children}
    </ProseHeading>
  );
}

/** How each element of an article is shown. What is not here is plain HTML styled by theme/prose.module.css. */
export const proseComponents: Components = {
  h1: heading('h2'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  a: ({ href, id, children, 'aria-label': label, 'aria-describedby': describedBy }) => (
    <ProseLink href={href} id={id} label={label} describedBy={describedBy}>
      {children}
    </ProseLink>
  ),
  img: ({ src, alt }) => <ProseImage src={src} alt={alt} />,
  p: ({ node, children }) => {
    const image = loneImage(node);
    if (!image) return <p>{children}</p>;
    const caption = asText(image.properties?.title);
    return (
      <figure>
        <ProseImage src={asText(image.properties?.src)} alt={asText(image.properties?.alt)} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  },
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
