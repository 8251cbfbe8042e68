import { ContactForm } from '@/components/contact/ContactForm';
import { TalksInfo } from '@/components/contact/TalksInfo';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';

export default function ContactPage() {
  const texts = messages.contact;
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <div className="container">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <div className="split gap-7">
        <ContactForm />
        <TalksInfo />
      </div>
    </div>
  );
}
