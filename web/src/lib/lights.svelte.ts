/** The cards that a line of the log is about, while somebody points at it. */
class Lights {
  cards = $state.raw<ReadonlySet<number>>(new Set());

  show(cards: number[] | undefined): void {
    this.cards = new Set(cards);
  }
}

export const lights = new Lights();
