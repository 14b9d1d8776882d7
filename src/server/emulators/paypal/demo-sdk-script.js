/**
 * The demonstration's stand-in for PayPal's web SDK v6, served instead of it while no PayPal account is set up.
 * What it shares with the real one is described in demo-sdk.ts. It touches no HTML string and no style attribute,
 * so that it runs under a policy with `script-src 'self'` and Trusted Types.
 */
(() => {
  const METHODS = ['paypal', 'card'];
  const SESSIONS = {
    'paypal-payments': ['createPayPalOneTimePaymentSession', 'paypal', 'a janela do PayPal'],
    'paypal-guest-payments': [
      'createPayPalGuestOneTimePaymentSession',
      'card',
      'o formulário de cartão do PayPal',
    ],
  };
  let dialogs = 0;

  const errorOf = (code, message) =>
    Object.assign(new Error(message), { name: 'PayPalDemoError', code, isRecoverable: true });

  /** Plays the buyer at our own server. */
  const decide = async (orderId, outcome) => {
    const send = window.lousaDemo?.fetch ?? window.fetch.bind(window);
    const answer = await send(`/api/sandbox/paypal/${encodeURIComponent(orderId)}/approve`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    if (!answer.ok) throw errorOf('DEMO_DECISION_FAILED', `the decision was answered ${answer.status}`);
  };

  const element = (name, styles, text) => {
    const made = document.createElement(name);
    Object.assign(made.style, styles);
    if (text) made.textContent = text;
    return made;
  };

  /** @returns the dialog's parts; `onChoice` hears 'approved', 'declined' or 'canceled' */
  const openDialog = (what, onChoice) => {
    dialogs += 1;
    const id = `lousa-demo-${dialogs}`;
    const dialog = element('dialog', {
      boxSizing: 'border-box',
      width: 'min(28rem, calc(100vw - 2rem))',
      // The page's own reset may have taken the centring of dialogs away.
      margin: 'auto',
      padding: '1.5rem',
      border: '2px dashed currentColor',
      borderRadius: '1rem',
      colorScheme: 'light dark',
      background: 'Canvas',
      color: 'CanvasText',
      font: '1rem/1.5 system-ui, sans-serif',
    });
    dialog.lang = 'pt-BR';
    dialog.setAttribute('aria-labelledby', `${id}-title`);
    dialog.setAttribute('aria-describedby', `${id}-text`);
    const title = element(
      'h2',
      { margin: '0', fontSize: '1.25rem', lineHeight: '1.3' },
      'Modo demonstração: você é quem paga',
    );
    title.id = `${id}-title`;
    const text = element(
      'p',
      { margin: '0.75rem 0' },
      `Aqui abriria ${what}. Nenhum dinheiro é movimentado: escolha o que o pagador faz.`,
    );
    text.id = `${id}-text`;
    const status = element('p', { margin: '0.75rem 0', minHeight: '1.5em' });
    status.setAttribute('role', 'status');
    const row = element('div', { display: 'grid', gap: '0.5rem' });
    const buttons = [
      ['Aprovar', 'approved'],
      ['Recusar o cartão', 'declined'],
      ['Desistir', 'canceled'],
    ].map(([label, choice], index) => {
      const button = element(
        'button',
        {
          minHeight: '2.75rem',
          padding: '0.5rem 1rem',
          border: '1px solid currentColor',
          borderRadius: '0.5rem',
          background: index === 0 ? 'CanvasText' : 'Canvas',
          color: index === 0 ? 'Canvas' : 'CanvasText',
          font: 'inherit',
          fontWeight: '600',
          cursor: 'pointer',
        },
        label,
      );
      button.type = 'button';
      button.autofocus = index === 0;
      button.addEventListener('click', () => onChoice(choice));
      return button;
    });
    row.append(...buttons);
    dialog.append(title, text, status, row);
    // Escape means giving up; whether it may close now is for onChoice to say.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      onChoice('canceled');
    });
    document.body.append(dialog);
    dialog.showModal();
    return {
      say: (sentence) => {
        status.textContent = sentence;
      },
      /** Focus goes back to where it was. */
      close: () => {
        dialog.close();
        dialog.remove();
      },
    };
  };

  const createSession = (fundingSource, what) => (callbacks) => {
    let cancelOpen = () => {};
    const start = (_options, orderPromise) =>
      new Promise((resolve) => {
        let isBusy = false;
        let isOver = false;
        const order = Promise.resolve(orderPromise ?? { orderId: callbacks.orderId });
        const end = async (state, tell) => {
          if (isOver) return;
          isOver = true;
          cancelOpen = () => {};
          dialog.close();
          try {
            await tell();
          } catch (error) {
            callbacks.onError?.(error);
          }
          callbacks.onComplete?.({ paymentSessionState: state });
          resolve();
        };
        const fail = (error) => end('error', () => callbacks.onError?.(error));
        const giveUp = async () => {
          const { orderId } = await order.catch(() => ({ orderId: undefined }));
          await end('canceled', () => callbacks.onCancel?.(orderId ? { orderId } : {}));
        };
        const choose = async (choice) => {
          if (isBusy || isOver) return;
          isBusy = true;
          if (choice === 'canceled') return giveUp();
          dialog.say('Um momento…');
          try {
            const { orderId } = await order;
            await decide(orderId, choice);
            await end('approved', () =>
              callbacks.onApprove?.({ orderId, fundingSource, payerId: 'DEMONSTRACAO' }),
            );
          } catch {
            isBusy = false;
            dialog.say('A resposta não chegou ao servidor. Tente de novo.');
          }
        };
        const dialog = openDialog(what, choose);
        cancelOpen = () => choose('canceled');
        order.then(({ orderId }) => orderId || fail(errorOf('DEMO_NO_ORDER', 'no order to pay')), fail);
      });
    return { start, cancel: () => cancelOpen(), destroy: () => cancelOpen() };
  };

  const createInstance = async ({ clientToken, clientId, components = [] } = {}) => {
    if (!clientToken && !clientId) throw errorOf('DEMO_NO_TOKEN', 'a client token or id is needed');
    const sessions = components.flatMap((component) => {
      const [name, fundingSource, what] = SESSIONS[component] ?? [];
      return name ? [[name, createSession(fundingSource, what)]] : [];
    });
    return {
      ...Object.fromEntries(sessions),
      async findEligibleMethods({ currencyCode = 'BRL' } = {}) {
        return {
          isEligible: (method) => currencyCode === 'BRL' && METHODS.includes(method),
          getDetails: () => ({ canBeVaulted: false }),
        };
      },
      updateLocale() {},
    };
  };

  window.paypal = { createInstance, version: '6.0.0' };
})();
