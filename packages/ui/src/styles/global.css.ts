// The one style entry of an app: `import '@ferry/ui/styles/global.css'`, once, before anything else.
import '../theme/ferry.css.ts';
import './layer.css.ts';
import './reset.css.ts';
import './text.css.ts';
import './focus.css.ts';
import './motion.css.ts';
