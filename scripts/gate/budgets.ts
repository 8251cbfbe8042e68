import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  CSS_BUDGET,
  FILES_BUDGET,
  FONT_BUDGET,
  JS_BUDGET,
  PAGES,
  type PageName,
  WHOLE_JS_BUDGET,
} from '../../tests/bench/budgets';
import { BUILD_REPORT, type BuildReport } from '../lib/build-report';
import { inProject } from '../lib/paths';
import { type Budget, landingOf, PAGE_LANDINGS, problemsOf } from './landings';
import { failedStep, type Step } from './step';

/** Scripts, styles and fonts that index.html asks for, wherever it is opened. */
const linkedFiles = (html: string) =>
  [...html.matchAll(/(?:src|href)="\/((?:assets|fonts)\/[^"]+)"/g)].map(([, file = '']) => file);

/**
 * What each landing loads before anybody acts, against its budget: in seconds, from what the build says it put where. What a
 * browser really loads is held by tests/e2e/budgets.test.ts.
 */
export function budgetsStep(folder: string): Step {
  return {
    name: 'budgets',
    run: async () => {
      const read = (file: string) => readFileSync(inProject(folder, file));
      // Written by the same build (scripts/lib/build-report.ts).
      const report = JSON.parse(read(BUILD_REPORT).toString()) as BuildReport;
      const linked = linkedFiles(read('index.html').toString());
      const weights = new Map<string, number>();
      // Fonts are sent as they are.
      const gzip = (file: string) => {
        const weight =
          weights.get(file) ?? (file.endsWith('.woff2') ? read(file) : gzipSync(read(file))).length;
        weights.set(file, weight);
        return weight;
      };
      const problemsWith = (name: string, modules: readonly string[], budget: Budget) =>
        problemsOf(report, name, landingOf(report, modules, linked, gzip), budget, modules);
      const problems = (name: PageName) => {
        const { modules, later } = PAGE_LANDINGS[name];
        const budget = { css: CSS_BUDGET, fonts: FONT_BUDGET, files: FILES_BUDGET[name] };
        return [
          ...problemsWith(`${name} before it is used`, modules, { ...budget, js: JS_BUDGET[name] }),
          ...problemsWith(name, [...modules, ...later], { ...budget, js: WHOLE_JS_BUDGET[name] }),
        ];
      };
      const found = PAGES.map(problems);
      const failed = found.filter((lines) => lines.length > 0).length;
      const output = found.flat().join('\n');
      return { ...failedStep(output), passed: PAGES.length - failed, failed };
    },
  };
}
