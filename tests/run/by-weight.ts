import { BaseSequencer, type TestSpecification } from 'vitest/node';
import weights from './weights.json' with { type: 'json' };

const projects = ['server', 'contract', 'panels', 'browser'];
const known: Record<string, number> = weights;

const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
const weightOf = ({ moduleId }: TestSpecification) =>
  known[moduleId.replace(/.*\/tests\//, '')] ?? 0;

/**
 * Heavy files first, so that no worker is left alone with one at the end; one project after the other,
 * because a worker that goes on to another reads the product anew.
 */
export class ByWeight extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => placeOf(a) - placeOf(b) || weightOf(b) - weightOf(a));
  }
}
