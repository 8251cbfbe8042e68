import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { usePageMeta } from '@/components/ui';
import * as foroStaff from '@/model/messages/forum-staff';

export interface HeadProps {
  title: string;
  lead: string;
  /** The page's name in the path, where it is not the title. */
  crumb?: string;
  staff?: boolean;
}

/** Foro > Administración > …, the title and a line under it. */
export function StaffHead({ title, lead, crumb = title, staff = true }: HeadProps) {
  usePageMeta({ title, noIndex: true });
  const above = staff ? [{ label: foroStaff.forumCategories.administration }] : [];
  return (
    <header className="vstack gap-2 pt-5">
      <Breadcrumb crumbs={[...above, { label: crumb }]} />
      <h1 className="fs-2xl text-break">{title}</h1>
      <p className="text-soft mw-measure">{lead}</p>
    </header>
  );
}
