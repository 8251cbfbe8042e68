import type { ReactNode } from 'react';
import Accordion from 'react-bootstrap/Accordion';

interface FoldProps {
  id: string;
  head: ReactNode;
  headAs?: 'h2' | 'h4';
  children: ReactNode;
}

/** One item of an `Accordion`, whose content is drawn when it is opened. */
export function Fold({ id, head, headAs = 'h2', children }: FoldProps) {
  return (
    <Accordion.Item as="li" eventKey={id}>
      <Accordion.Header as={headAs}>{head}</Accordion.Header>
      <Accordion.Collapse eventKey={id} mountOnEnter unmountOnExit>
        <div className="accordion-body vstack gap-4 pt-0">{children}</div>
      </Accordion.Collapse>
    </Accordion.Item>
  );
}
