// What every theme has in common. Apps import it with a theme: styles/global.css or another brand's.
import './layer.css.ts';
import './reset.css.ts';
import './text.css.ts';
import './focus.css.ts';
import './motion.css.ts';
import './print.css.ts';
