// The one style entry of an app: `import '@ferry/ui/styles/global.css'`, once, before anything else.
// Another brand is another entry in its place, for example `@ferry/ui/styles/kazemachi.css`.
import '../theme/ferry.css.ts';
import './foundation.css.ts';
