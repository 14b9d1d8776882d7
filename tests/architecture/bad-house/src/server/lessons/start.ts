import '#server/main.ts';
import '#web/ui/button.ts';
import './nowhere.ts';
