import ReachedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import AheadIcon from 'bootstrap-icons/icons/circle.svg?react';
import ListGroup from 'react-bootstrap/ListGroup';
import { messages } from '@/model/messages';
import { LEVEL_FROM, LEVELS, levelOf } from '@/model/users/levels';

const texts = messages.profile;

export function LevelLadder({ puntos }: { puntos: number }) {
  const current = levelOf(puntos);
  return (
    <ListGroup as="ol" variant="flush">
      {LEVELS.map((level) => {
        const Icon = puntos >= LEVEL_FROM[level] ? ReachedIcon : AheadIcon;
        return (
          <ListGroup.Item
            as="li"
            key={level}
            className="d-flex gap-3 align-items-center px-0"
            aria-current={level === current ? 'step' : undefined}
          >
            <Icon aria-hidden="true" className="flex-shrink-0 text-accent" width={20} height={20} />
            <span>
              <span className="fw-semibold">{level}</span>
              {level === current && <span className="badge badge-accent ms-3">{texts.levelCurrent}</span>}
              <span className="d-block fs-sm text-soft">{texts.levelFrom(LEVEL_FROM[level])}</span>
            </span>
          </ListGroup.Item>
        );
      })}
    </ListGroup>
  );
}
