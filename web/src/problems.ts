/** What went wrong, as a sentence for the visitor. */
import { Refusal } from './api';
import { say } from './text.svelte';

/** The server's own words, or a sentence saying that it cannot be reached. */
export function sentence(problem: unknown): string {
  if (problem instanceof Refusal && problem.key !== 'error') return problem.message;
  if (problem instanceof Refusal) return say('page-problem-server', { status: problem.status });
  return say('page-problem-unreachable');
}

/** The kind of refusal, so that it can be shown beside the field it is about. */
export function kindOf(problem: unknown): string | null {
  return problem instanceof Refusal ? problem.key : null;
}
