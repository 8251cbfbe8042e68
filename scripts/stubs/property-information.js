/**
 * Takes the place of 'property-information' in the build (vite.config.ts): how the attributes of HTML are written. That of
 * SVG is left out: no text on this site holds SVG, and it would cost every reader of an article 4 KB.
 */
import { aria } from '../../node_modules/property-information/lib/aria.js';
import { html as htmlBase } from '../../node_modules/property-information/lib/html.js';
import { merge } from '../../node_modules/property-information/lib/util/merge.js';
import { xlink } from '../../node_modules/property-information/lib/xlink.js';
import { xml } from '../../node_modules/property-information/lib/xml.js';
import { xmlns } from '../../node_modules/property-information/lib/xmlns.js';

export { find } from '../../node_modules/property-information/lib/find.js';
export { hastToReact } from '../../node_modules/property-information/lib/hast-to-react.js';
export const html = merge([aria, htmlBase, xlink, xmlns, xml], 'html');
export const svg = html;
