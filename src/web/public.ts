import './styles/public.css';
import { greetMember } from './public/script/greet-member.ts';
import { keepMenuTidy } from './public/script/keep-menu-tidy.ts';
import { sendQuotes } from './public/script/send-quote.ts';
import { showEstimates } from './public/script/show-estimates.ts';

// All a public page does with a script; each of them is readable and usable without.
greetMember();
keepMenuTidy();
showEstimates();
sendQuotes();
