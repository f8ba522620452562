using System;
using System.IO;
using System.Net.Http;

class Program {
  static void Main(string[] arguments) {
    var form = new MultipartFormDataContent();
    for (var index = 1; index < arguments.Length; index++) {
      var pair = arguments[index].Split(new[] { '=' }, 2);
      if (pair[1].StartsWith("@")) {
        var path = pair[1].Substring(1);
        // It throws at a double quote, which no file of Windows can have in its name.
        var name = Path.GetFileName(path).Replace('"', '\'');
        form.Add(new StreamContent(File.OpenRead(path)), pair[0], name);
      } else form.Add(new StringContent(pair[1]), pair[0]);
    }
    new HttpClient().PostAsync(arguments[0], form).Result.EnsureSuccessStatusCode();
    var runtime = Type.GetType("Mono.Runtime").GetMethod("GetDisplayName", (System.Reflection.BindingFlags) 40);
    Console.WriteLine("System.Net.Http of Mono " + ((string) runtime.Invoke(null, null)).Split(' ')[0]);
  }
}
