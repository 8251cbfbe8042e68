import type { ReactNode } from 'react';
import { officialLink, passageId, passageLabel, splitPassages } from '@/model/passages';
import { ProseLink } from './proseComponents';

/** A plain text whose passages of scripture are links (remarkPassages.ts does it for markdown). It comes with their parser. */
export function linkedPassages(text: string): ReactNode {
  return splitPassages(text).map((piece, index) =>
    piece.type === 'text' ? (
      piece.text
    ) : (
      <ProseLink
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are where they are
        key={index}
        href={officialLink(piece.passage)}
        title={passageLabel(piece.passage)}
        data-passage={passageId(piece.passage)}
      >
        {piece.text}
      </ProseLink>
    ),
  );
}
