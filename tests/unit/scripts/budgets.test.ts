import { describe, expect, it } from 'vitest';
import { type Budget, landingOf, problemsOf } from '../../../scripts/gate/landings';
import type { BuildReport } from '../../../scripts/lib/build-report';

const PAGE = 'src/pages/LibraryPage.tsx';
const LIST = 'src/components/library/LibraryList.tsx';
const ROOMY: Budget = { js: 10, css: 10, fonts: 10, files: 10 };

const chunk = (modules: Record<string, number>, imports: string[] = [], styles: string[] = []) => ({
  imports,
  styles,
  modules,
});

/** A library whose list comes in a file that it shares with other pages. */
function report(shared: Record<string, number> = {}, users: Record<string, string[]> = {}): BuildReport {
  return {
    chunks: {
      'index.js': chunk({ 'index.html': 10 }),
      'application.js': chunk({ 'src/application.tsx': 100 }, ['index.js'], ['application.css']),
      'library.js': chunk({ [PAGE]: 500 }, ['lists.js'], ['library.css']),
      'lists.js': chunk({ [LIST]: 300, ...shared }, ['application.js']),
      'panel.js': chunk({ 'src/pages/admin/AdminUsersPage.tsx': 9000 }),
    },
    users: { [LIST]: [PAGE], ...users },
  };
}

const load = (of: BuildReport) => landingOf(of, [PAGE], ['serif.woff2'], () => 1000);
const problems = (of: BuildReport, budget: Partial<Budget> = {}) =>
  problemsOf(of, '/biblioteca', load(of), { ...ROOMY, ...budget }, [PAGE]);

describe('the budgets of a landing', () => {
  it('count the application, the page and all that these import, once, and nothing else', () => {
    const { scripts, styles, fonts } = load(report());
    expect([...scripts.keys()].sort()).toEqual(['application.js', 'index.js', 'library.js', 'lists.js']);
    expect([...styles.keys()].sort()).toEqual(['application.css', 'library.css']);
    expect([...fonts.keys()]).toEqual(['serif.woff2']);
  });

  it('are kept to the byte', () => {
    expect(problems(report(), { js: 4, css: 2, fonts: 1, files: 7 })).toEqual([]);
  });

  it.each([
    ['JavaScript', { js: 3.9 }, '4.0 KB, allowed are 3.9'],
    ['styles', { css: 1.9 }, '2.0 KB, allowed are 1.9'],
    ['fonts', { fonts: 0.9 }, '1.0 KB, allowed are 0.9'],
    ['files', { files: 6 }, '7, allowed are 6'],
  ])('say by how much they are missed: %s', (what, budget, figures) => {
    expect(problems(report(), budget)).toContain(`/biblioteca: ${what} ${figures}`);
  });

  it('name what weighs most where they are missed, and who imports it', () => {
    const heavy = report({ 'node_modules/chart/index.js': 9000 }, { 'node_modules/chart/index.js': [LIST] });
    expect(problems(heavy, { js: 1 }).join('\n')).toContain(
      `9000 bytes: node_modules/chart/index.js ← ${LIST} ← ${PAGE}`,
    );
  });

  it('name a file that a page loads for a little of it', () => {
    const card = 'src/components/articles/ArticleCard.tsx';
    const found = problems(report({ [card]: 5000 }, { [card]: ['src/pages/HomePage.tsx'] }), { js: 1 });
    expect(found).toContain('    of 5300 bytes in lists.js this page needs 300');
  });
});

describe('what is not for visitors', () => {
  it.each([
    'src/components/admin/Toolbar.tsx',
    'src/components/editor/state/EditorSession.ts',
    'src/components/articles/member/CommentForm.tsx',
    'src/services/users/managed.ts',
    'src/model/messages/admin-users.ts',
    'src/model/messages/forum-staff.ts',
    'node_modules/@firebase/auth/dist/index.js',
    'node_modules/react-bootstrap/esm/Modal.js',
  ])('is named with its importers when a landing loads it: %s', (module) => {
    expect(problems(report({ [module]: 50 }, { [module]: [LIST] }))).toEqual([
      `/biblioteca loads what no visitor needs: ${module} ← ${LIST} ← ${PAGE}`,
    ]);
  });

  it.each(['src/components/articles/ArticleCard.tsx', 'src/model/messages/library.ts'])(
    'does not take in %s',
    (module) => {
      expect(problems(report({ [module]: 50 }, { [module]: [LIST] }))).toEqual([]);
    },
  );
});
