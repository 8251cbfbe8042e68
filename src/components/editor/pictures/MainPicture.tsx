import { ArticlePicture } from '@/components/articles/ArticlePicture';
import { Button, TextField } from '@/components/ui';
import { fileProblem } from '@/model/images/picture-file';
import * as staff from '@/model/messages/staff';
import styles from '../ArticleEditor.module.css';
import { useEditor, useEditorState } from '../state/useEditorSession';
import { AltField, PictureButton, PictureProblems, usePictureUpload } from './PictureButton';

const texts = staff.editor.mainPicture;

export function MainPicture() {
  const editor = useEditor();
  const { imagenPrincipal: url, imagenesAlt } = useEditorState(({ form }) => form);
  const error = useEditorState(({ errors }) => errors.imagenPrincipal);
  const { problems, forget, choose } = usePictureUpload({
    check: fileProblem,
    onUploaded: (uploaded) => editor.change({ imagenPrincipal: uploaded }),
  });

  const setAddress = (address: string) => {
    forget();
    editor.change({ imagenPrincipal: address.trim() === '' ? null : address.trim() });
  };
  return (
    <div className="vstack gap-4">
      {url ? (
        <div className={styles.main}>
          <ArticlePicture src={url} alt={imagenesAlt[url] ?? ''} />
        </div>
      ) : (
        <p className="state p-5 rounded-2 text-center text-soft">{texts.none}</p>
      )}
      <div className="d-flex flex-wrap gap-3">
        <PictureButton place="main" label={url ? texts.change : texts.upload} onChoose={choose} />
        {url && (
          <Button variant="ghost" onClick={() => editor.change({ imagenPrincipal: null })}>
            {texts.remove}
          </Button>
        )}
      </div>
      <PictureProblems texts={problems} />
      <TextField
        label={texts.address}
        name="imagenPrincipal"
        type="url"
        inputMode="url"
        hint={texts.addressHint}
        value={url ?? ''}
        error={error}
        onChange={(event) => setAddress(event.target.value)}
      />
      {url && <AltField url={url} label={texts.alt} hint={staff.editor.gallery.altHint} />}
    </div>
  );
}
