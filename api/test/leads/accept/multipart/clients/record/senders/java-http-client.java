import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;

/** The platform's own client has no multipart either: the body is made by hand, and it asks for HTTP/2. */
class Main {
  public static void main(String[] arguments) throws Exception {
    String boundary = "-----------------------------" + System.nanoTime();
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    for (int index = 1; index < arguments.length; index++) {
      String[] pair = arguments[index].split("=", 2);
      String disposition = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + pair[0] + "\"";
      if (pair[1].startsWith("@")) {
        Path path = Paths.get(pair[1].substring(1));
        String type = Files.probeContentType(path);
        String head = disposition + "; filename=\"" + path.getFileName() + "\"\r\nContent-Type: " + type + "\r\n\r\n";
        body.write(head.getBytes(StandardCharsets.UTF_8));
        body.write(Files.readAllBytes(path));
        body.write("\r\n".getBytes(StandardCharsets.UTF_8));
      } else body.write((disposition + "\r\n\r\n" + pair[1] + "\r\n").getBytes(StandardCharsets.UTF_8));
    }
    body.write(("--" + boundary + "--").getBytes(StandardCharsets.UTF_8));
    HttpRequest request = HttpRequest.newBuilder(URI.create(arguments[0]))
        .header("Content-Type", "multipart/form-data; boundary=" + boundary)
        .POST(HttpRequest.BodyPublishers.ofByteArray(body.toByteArray()))
        .build();
    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println("Java " + System.getProperty("java.version") + " java.net.http");
  }
}
