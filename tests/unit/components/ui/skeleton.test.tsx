// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Skeleton } from '@/components/ui';

const classesOf = (skeleton: React.ReactNode) => render(skeleton).container.firstElementChild?.className;

describe('the place of what is loading', () => {
  it.each([
    ['a row', <Skeleton key="1" height="4.5rem" />],
    ['a picture', <Skeleton key="2" aspectRatio="16 / 9" />],
  ])('has the corners of what comes: %s', (_, skeleton) => {
    expect(classesOf(skeleton)).toContain('rounded-2');
  });

  it.each([
    ['words', <Skeleton key="1" />],
    ['a field', <Skeleton key="2" height="2.75rem" />],
  ])('has small corners: %s', (_, skeleton) => {
    expect(classesOf(skeleton)).not.toContain('rounded-2');
  });
});
