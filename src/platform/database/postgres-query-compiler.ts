// Lists as one parameter: a text for every length of a list would have to be parsed, planned and kept for each.
import {
  type BinaryOperationNode,
  PostgresQueryCompiler as KyselyCompiler,
  OperatorNode,
  PrimitiveValueListNode,
} from 'kysely'

/** `in` and `not in`, as they are said of an array. */
const ofArrays: Readonly<Record<string, string>> = { in: '= any', 'not in': '<> all' }

export class PostgresQueryCompiler extends KyselyCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node
    const ofArray = OperatorNode.is(operator) ? ofArrays[operator.operator] : undefined
    if (ofArray !== undefined && PrimitiveValueListNode.is(rightOperand)) {
      this.visitNode(leftOperand)
      this.append(` ${ofArray}(`)
      this.appendValue(rightOperand.values)
      this.append(')')
    } else super.visitBinaryOperation(node)
  }
}
