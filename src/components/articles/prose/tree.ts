/** As much of a tree of HTML as is needed here. Apart from the components: the publishing script reads no styles. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

export function treeText(node: TreeNode | undefined): string {
  return node?.value ?? (node?.children ?? []).map(treeText).join('');
}
