import { readTopic, topicTexts } from '@/model/forum/forms';
import * as foro from '@/model/messages/foro';
import { TopicFields } from '../../shared/TopicFields';
import { useMemberScreen } from '../screen';
import { EditDialog } from './EditDialog';

const texts = foro.forumTopicActs.edit;

export function EditTopicDialog({ onClose }: { onClose: () => void }) {
  const { topic, account } = useMemberScreen();
  return (
    <EditDialog
      title={texts.topicTitle}
      draftKey={`foro-tema-editado:${account.uid}:${topic.id}`}
      initial={topicTexts(topic)}
      validate={(now) => readTopic(now).wrong}
      change={(now) => ({ kind: 'edit-topic', values: readTopic(now).values })}
      onClose={onClose}
    >
      {(form) => (
        <div className="vstack gap-3">
          <TopicFields form={form} />
        </div>
      )}
    </EditDialog>
  );
}
