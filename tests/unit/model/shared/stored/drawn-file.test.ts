import { describe, expect, it } from 'vitest';
import { drawnIn, firstScriptOf } from '@/model/shared/stored/drawn-file';

const FILE = `<html><head><script>theme()</script><script type="module" crossorigin src="/assets/index-1.js"></script></head>
<body><script type="application/json" id="datos" data-path="/" data-url="https://sitio.org" data-drawn="1700000000000">[["a",1]]</script></body></html>`;

describe('the file of a page', () => {
  it('says what it was drawn from, and when', () => {
    expect(drawnIn(FILE)).toEqual({ drawnAt: 1_700_000_000_000, data: '[["a",1]]' });
  });

  it('says nothing where the build did not draw it', () => {
    expect(drawnIn(FILE.replace('id="datos"', 'id="paginas"'))).toBeNull();
    expect(drawnIn('')).toBeNull();
  });

  it('names the script with which it starts', () => {
    expect(firstScriptOf(FILE)).toBe('/assets/index-1.js');
    expect(firstScriptOf('<script src="/x.js"></script>')).toBeNull();
  });
});
