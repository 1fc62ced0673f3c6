/** Stands for the generated client's event streams in a build: the contract has none. */
export const createSseClient = () => {
  throw new Error('The contract has no event streams.');
};
