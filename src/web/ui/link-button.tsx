import { createLink } from '@tanstack/react-router';
import { AnchorButton } from './anchor-button.tsx';

/** A router link that looks like a button; `to`, `params` and `search` are checked against the routes. */
export const LinkButton = createLink(AnchorButton);
