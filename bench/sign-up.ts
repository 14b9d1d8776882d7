/** Calls the product as the person who signed up. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

const PERSON = {
  firstName: 'Bia',
  lastName: 'Medida',
  email: 'bia@escola.test',
  password: 'medida-do-tempo',
};

/** Registers a teacher in a product and answers how to call it in their name. */
export async function signUp(base: string, email = PERSON.email): Promise<{ call: Call; userId: string }> {
  const response = await fetch(`${base}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...PERSON, email }),
  });
  if (response.status !== 201) throw new Error(`registration refused: ${await response.text()}`);
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return {
    call: (path, init) => fetch(base + path, { ...init, headers: { authorization: `Bearer ${token}` } }),
    userId: user.id,
  };
}

/** What a call answers, read. */
export async function json<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
