import { SHELL_TEXTS } from './shell-texts.ts';

/** Closes every screen of the app. The legal pages join it when they exist. */
export function Footer() {
  return (
    <footer className="miolo mt-16 pb-24 lg:pb-10">
      <div className="menor flex flex-wrap items-center justify-between gap-x-6 border-t border-borda pt-4 text-tinta-2">
        <p>{SHELL_TEXTS.tagline}</p>
        <p>
          © <span className="num font-medium">{new Date().getFullYear()}</span> Lousa
        </p>
      </div>
    </footer>
  );
}
