/** What somebody may be told of a failure: our own sentences, never the runtime's. */
const NATIVE = [TypeError, RangeError, ReferenceError, SyntaxError, URIError, EvalError]

/** The sentence a fault was thrown with; what the runtime itself said of it means nothing to anybody at a table. */
export function sentence(fault: unknown): string {
  const isOurs = fault instanceof Error && !NATIVE.some(each => fault instanceof each)
  return isOurs ? fault.message : 'something in it is not as the rules expect'
}
