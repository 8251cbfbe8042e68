import { ContactForm } from '@/components/contact/ContactForm';
import { TalksInfo } from '@/components/contact/TalksInfo';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './ContactPage.module.css';

export default function ContactPage() {
  const texts = messages.contact;
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <div className="container">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <div className={styles.columns}>
        <ContactForm />
        <TalksInfo />
      </div>
    </div>
  );
}
