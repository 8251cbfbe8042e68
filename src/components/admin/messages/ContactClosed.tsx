import { Button, showToast } from '@/components/ui';
import { CONTACT_WINDOW, closingOf } from '@/model/contact/contact-gate';
import * as staff from '@/model/messages/staff';
import { formatMoment } from '@/model/shared/dates';
import { useContactGate } from '@/services/contact';

const texts = staff.adminMessages.closed;

/** Where the contact form has closed by itself: since when, until when, and one press to open it. */
export function ContactClosed() {
  const { gate, open, isOpening } = useContactGate();
  const closing = gate && closingOf(gate, new Date());
  if (!closing) return null;
  const { isForVisitorsOnly, since, until } = closing;
  const press = () =>
    void open().then(
      () => showToast(texts.opened),
      (cause: Error) => showToast(texts.openError(cause.message), { tone: 'danger' }),
    );
  return (
    <section
      className="alert alert-warning vstack gap-3 align-items-start mb-5"
      aria-labelledby="contact-closed"
    >
      <h2 id="contact-closed" className="fs-base font-sans">
        {texts.title}
      </h2>
      <p>{isForVisitorsOnly ? texts.visitors(gate.cuantos) : texts.all(CONTACT_WINDOW.all)}</p>
      <p>{texts.since(formatMoment(since), formatMoment(until))}</p>
      <Button variant="secondary" size="small" busy={isOpening} onClick={press}>
        {isOpening ? texts.opening : texts.open}
      </Button>
    </section>
  );
}
