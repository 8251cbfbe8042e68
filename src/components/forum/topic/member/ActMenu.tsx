import '@/theme/dropdown.scss';
import MemberIcon from 'bootstrap-icons/icons/person-gear.svg?react';
import MoreIcon from 'bootstrap-icons/icons/three-dots.svg?react';
import { type ComponentType, type ReactNode, type SVGProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, classNames } from '@/components/ui';
import { useMenu } from '@/components/ui/useMenu';
import { isSomebodyElse, moderatesMembers } from '@/model/forum/staff-log';
import type { Signature } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import styles from '../Topic.module.css';

export interface MenuAct {
  /** Without it the act is not in the menu. */
  may: boolean;
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  danger?: boolean;
  onPress?: () => void;
  /** It asks first. */
  dialog?: (onClose: () => void) => ReactNode;
}

/** Leads whoever moderates to what they see of an author. */
export function useMemberAct(account: Account, item: Pick<Signature, 'autorId'>): MenuAct {
  const navigate = useNavigate();
  return {
    may: moderatesMembers(account) && isSomebodyElse(account, item),
    label: foro.forumTopicActs.manage.member,
    Icon: MemberIcon,
    onPress: () => void navigate(paths.forumMember.href(item.autorId)),
  };
}

interface ActMenuProps {
  /** What is read out; only the dots are seen where there is no `text`. */
  label: string;
  text?: string;
  acts: readonly MenuAct[];
  busy: boolean;
}

/** From the edge of a phone's screen. */
const MARGIN = 8;

/** A panel ends where its button does: one that would begin outside the screen is moved into it. */
function keepInView(panel: HTMLElement | null): void {
  const start = panel?.getBoundingClientRect().left ?? MARGIN;
  if (panel && start < MARGIN) panel.style.translate = `${MARGIN - start}px`;
}

/** More things to do than fit beside each other: a button that opens a panel of them, and what one of them asks. */
export function ActMenu({ label, text, acts, busy }: ActMenuProps) {
  const menu = useMenu();
  const [asking, setAsking] = useState<string | null>(null);
  const open = acts.filter(({ may }) => may);
  if (open.length === 0) return null;
  return (
    <>
      <div className="position-relative" {...menu.root}>
        <Button
          ref={menu.button}
          variant="ghost"
          size="small"
          className={styles.act}
          busy={busy}
          aria-expanded={menu.open}
          onClick={menu.toggle}
        >
          <MoreIcon aria-hidden="true" />
          {text ?? <span className="visually-hidden">{label}</span>}
        </Button>
        {menu.open && (
          <ul
            ref={keepInView}
            className="dropdown-menu dropdown-menu-end show shadow"
            data-bs-popper="static"
            data-panel=""
            aria-label={label}
          >
            {open.map(({ label: name, Icon, danger, onPress, dialog }) => (
              <li key={name}>
                <button
                  type="button"
                  className={classNames(
                    'dropdown-item d-flex align-items-center gap-3',
                    danger && 'text-danger',
                  )}
                  onClick={() => {
                    menu.close();
                    menu.button.current?.focus();
                    onPress?.();
                    if (dialog) setAsking(name);
                  }}
                >
                  <Icon className="flex-shrink-0" aria-hidden="true" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {open.find((act) => act.label === asking)?.dialog?.(() => setAsking(null))}
    </>
  );
}
