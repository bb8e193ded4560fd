/** A star as pages draw it: an outline that fills. */
export function Star() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 2.6 2.7 6.5 7 .55-5.35 4.55 1.65 6.85L12 17.35l-6 3.7 1.65-6.85L2.3 9.65l7-.55z" />
    </svg>
  );
}
