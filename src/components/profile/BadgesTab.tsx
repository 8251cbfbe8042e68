import { Bar } from '@/components/ui/Bar';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { BADGES, type Badge, badgeProgress, badgesOf } from '@/model/users/badges';
import { useBadgeDates } from '@/services/users';
import { BadgeSection } from './BadgeSection';

const texts = messages.profile;

function Done({ account, badge }: { account: Account; badge: Badge }) {
  const { current, target, progress } = badgeProgress(account, badge);
  const text = messages.badges.progress(current, target);
  return (
    <div className="hstack gap-3 mt-2 fs-xs">
      <Bar share={progress} aria-label={badge.nombre} aria-valuetext={text} />
      <span className="text-nowrap">{text}</span>
    </div>
  );
}

export function BadgesTab({ account }: { account: Account }) {
  const dates = useBadgeDates(account.uid);
  const earned = badgesOf(account.insignias).map((badge) => ({ badge, date: dates.get(badge.id) }));
  const pending = BADGES.filter(({ id }) => !account.insignias.includes(id)).map((badge) => ({
    badge,
    progress: <Done account={account} badge={badge} />,
  }));
  const hints = (
    <div className="vstack gap-2 p-5 bg-sunken rounded-2">
      <p>{texts.badgesEmpty}</p>
      <ul>
        {Object.values(texts.hints).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className="vstack gap-7">
      <BadgeSection id="insignias-obtenidas" title={texts.badgesEarned} badges={earned} empty={hints} />
      {pending.length > 0 && (
        <BadgeSection id="insignias-por-obtener" title={texts.badgesToEarn} badges={pending} />
      )}
    </div>
  );
}
