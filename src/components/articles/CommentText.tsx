import { commentParts } from '@/model/comment-text';
import { ProseLink } from './prose/ProseLink';

/** The words of a comment, with its addresses as links. */
export function CommentText({ content }: { content: string }) {
  return commentParts(content).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are where they are
      <ProseLink key={index} href={href}>
        {text}
      </ProseLink>
    ) : (
      text
    ),
  );
}
