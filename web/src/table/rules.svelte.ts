/** Which rules are open in the dialog of rules. */
export const opened = $state<{ title: string; rules: string[] }>({ title: '', rules: [] });

export function openRules(title: string, rules: string[]): void {
  opened.title = title;
  opened.rules = rules;
}

export function closeRules(): void {
  opened.rules = [];
}
