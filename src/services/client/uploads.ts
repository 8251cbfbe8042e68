/** Where uploaded pictures go, by what the site was built for (design decision 20). */
import { running } from '../firestore/running';

const hasBucket = () => running()?.firebase.storageBucket !== '';

/** Whether members can have pictures of their own: only Cloud Storage holds them. */
export const takesAvatars = (): boolean => hasBucket();

/** Whether pictures of articles can be uploaded: to Cloud Storage, or to the HTTP service. */
export const takesArticlePictures = (): boolean => hasBucket() || Boolean(running()?.imageUploadUrl);
